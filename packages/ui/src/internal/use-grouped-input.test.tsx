import { describe, expect, it } from 'vitest';
import { positionBefore, withoutNeighbour } from './use-grouped-input.ts';

const letters = /[A-Z0-9]/;

describe('the caret of a grouped text', () => {
  it.each([
    ['NL91 ABNA', 0, false, 9],
    ['NL91 ABNA', 4, false, 5],
    ['NL91 ABNA', 4, true, 4],
    ['NL91 ABNA', 8, false, 0],
    ['NL91 ABNA', 99, false, 0],
  ])('in %j with %i characters behind it, deleting %s, is at %i', (text, after, isDeleting, position) =>
    expect(positionBefore(text, after, letters, isDeleting)).toBe(position),
  );
});

describe('deleting a blank', () => {
  it('takes the character before it along', () => {
    expect(withoutNeighbour('NL91ABNA', 4, 'NL91 ABNA', 'deleteContentBackward', letters)).toEqual({
      text: 'NL9ABNA',
      caret: 3,
    });
  });

  it('takes the character behind it along', () => {
    expect(withoutNeighbour('NL91ABNA', 4, 'NL91 ABNA', 'deleteContentForward', letters)).toEqual({
      text: 'NL91BNA',
      caret: 4,
    });
  });

  it('changes nothing where a character went by itself', () => {
    expect(withoutNeighbour('NL9 ABNA', 3, 'NL91 ABNA', 'deleteContentBackward', letters).text).toBe(
      'NL9 ABNA',
    );
  });
});
