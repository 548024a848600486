/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

/** Sets a readable cookie for the whole site. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}
