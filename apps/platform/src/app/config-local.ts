const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** True for addresses that only this machine can reach. */
export const isLocal = (host: string): boolean => loopback.has(host) || host.endsWith('.localhost');
