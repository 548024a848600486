/** Variables of the environment, read with the few forms that they have. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A value that cannot be worked with. The message is one line and begins with the variable's name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(variable: string, reason: string) {
    super(`${variable} ${reason}.`);
  }
}

export const text = (env: Environment, name: string, otherwise: string): string =>
  env[name]?.trim() || otherwise;

/** Null when it is not set. @throws {ConfigError} when it is short enough to be guessed. */
export function secret(env: Environment, name: string, length: number): string | null {
  const text = env[name]?.trim();
  if (!text) return null;
  if (text.length < length) throw new ConfigError(name, `must have ${length} characters or more`);
  return text;
}

export function integer(
  env: Environment,
  name: string,
  otherwise: number,
  bounds: { min: number; max: number },
): number {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < bounds.min || value > bounds.max)
    throw new ConfigError(name, `must be a whole number from ${bounds.min} to ${bounds.max}`);
  return value;
}

export function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return otherwise;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new ConfigError(name, 'must be yes or no');
}

export function listed<const Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const text = env[name]?.trim() || otherwise;
  const option = allowed.find(value => value === text);
  if (option === undefined) throw new ConfigError(name, `must be one of ${allowed.join(', ')}`);
  return option;
}

/** Null when the variable is not set. The message never repeats the value: an address may hold a password. */
export function urlValue(env: Environment, name: string, protocols: readonly string[]): URL | null {
  const text = env[name]?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(
      name,
      `must be an address that begins with ${protocols.map(p => `${p}//`).join(' or ')}`,
    );
  return url;
}
