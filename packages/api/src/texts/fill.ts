/** A text with its parameters: `{{name}}` becomes the parameter of this name. */
export const fillText = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');
