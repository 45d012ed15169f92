/** Host names of this machine or of a home network (RFC 6761, 6762, 8375, 9476). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|lan|home|internal|home\.arpa|test|invalid)$/;

function isPrivateIpv4(host: string): boolean {
  const [a = 0, b = 0] = host.split('.').map(Number);
  return (
    [0, 10, 127].includes(a) ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168)
  );
}

/**
 * Whether a phone elsewhere could open an address. Only the address itself is examined. It must not be that of this
 * machine, of a private network or of a file.
 */
export function isPublicAddress(address: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  // `URL` has already normalised the many ways in which an address can be written.
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (host.startsWith('[')) return /^\[[23]/.test(host) && !host.startsWith('[2001:db8:');
  if (/^[\d.]+$/.test(host)) return !isPrivateIpv4(host);
  return host.includes('.') && !PRIVATE_NAME.test(host);
}
