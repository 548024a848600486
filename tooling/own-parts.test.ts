import { describe, expect, it } from 'vitest';
import { completeExample } from '../.storybook/complete-example.ts';
import { ownParts } from '../.storybook/own-parts.ts';

const path = 'packages/ui/src/form/Form.stories.tsx';

describe('the code of an example', () => {
  it('brings what it names of its own file, and what that names in turn', () => {
    const parts = { file: { schema: 'const schema = 1;', Pair: 'const Pair = () => schema;', Other: 'x' } };
    expect(completeExample('<Pair />', 'file', parts)).toBe(
      'const schema = 1;\n\nconst Pair = () => schema;\n\n<Pair />',
    );
  });

  it('is left as it is where it names nothing of its file, as part of a name or as a text', () => {
    const parts = { file: { Pair: 'const Pair = 1;' } };
    for (const code of ['<Pairs />', '<Form.Pair />', `<Form title="Pair" />`, '<Form />'])
      expect(completeExample(code, 'file', parts)).toBe(code);
    expect(completeExample('<Pair />', 'another file', parts)).toBe('<Pair />');
  });

  it('of a form has its schema, and nothing that only Storybook needs', () => {
    const code = completeExample('<Registration />', path, ownParts());
    expect(code).toContain('const schema: ObjectSchema<Values> = object({');
    expect(code).toContain('useForm({ schema, defaultValues: values, onSubmit })');
    expect(code).not.toMatch(/\bMeta\b|StoryObj/);
  });
});
