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
  const given = env[name]?.trim();
  if (!given) return null;
  if (given.length < length) throw new ConfigError(name, `must have ${length} characters or more`);
  return given;
}

export function integer(
  env: Environment,
  name: string,
  otherwise: number,
  bounds: { min: number; max: number },
): number {
  const given = env[name]?.trim();
  if (!given) return otherwise;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < bounds.min || value > bounds.max)
    throw new ConfigError(name, `must be a whole number from ${bounds.min} to ${bounds.max}`);
  return value;
}

export function flag(env: Environment, name: string, otherwise: boolean): boolean {
  const given = env[name]?.trim().toLowerCase();
  if (!given) return otherwise;
  if (['1', 'true', 'yes', 'on'].includes(given)) return true;
  if (['0', 'false', 'no', 'off'].includes(given)) return false;
  throw new ConfigError(name, 'must be yes or no');
}

export function listed<const Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const given = env[name]?.trim() || otherwise;
  const found = allowed.find(value => value === given);
  if (found === undefined) throw new ConfigError(name, `must be one of ${allowed.join(', ')}`);
  return found;
}

/** Null when the variable is not set. The message never repeats the value: an address may hold a password. */
export function urlValue(env: Environment, name: string, protocols: readonly string[]): URL | null {
  const given = env[name]?.trim();
  if (!given) return null;
  const url = URL.parse(given);
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(
      name,
      `must be an address that begins with ${protocols.map(p => `${p}//`).join(' or ')}`,
    );
  return url;
}
