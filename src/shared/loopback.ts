/** Whether only the same machine can connect to this host. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  const isNamed = name === 'localhost' || name.endsWith('.localhost');
  return isNamed || name === '::1' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
