import { networkInterfaces } from 'node:os';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address can only be reached from this machine. The address may be written as in a URL. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
}

/**
 * Returns the host names under which the server accepts requests. They do not include names of other sites that point
 * at this machine (DNS rebinding).
 * @param host - The address on which the server listens.
 * @param extra - Further names that the operator allows, without port.
 */
export function allowedHosts(host: string, extra: readonly string[]): ReadonlySet<string> {
  const names = new Set([...LOOPBACK, ...extra.map((name) => name.toLowerCase())]);
  if (!isLoopback(host)) {
    if (host !== '0.0.0.0' && host !== '::') names.add(hostInUrl(host));
    // Pages of other hosts never have one of this machine's addresses as their host name, so these addresses are
    // safe.
    for (const addresses of Object.values(networkInterfaces())) {
      for (const { address } of addresses ?? []) names.add(hostInUrl(address));
    }
  }
  return names;
}

/** Writes an address as it stands in a URL, where IPv6 addresses have brackets. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host.replace(/%.*$/, '')}]` : host.toLowerCase();
}

/** Reads the host name of a `Host` header, without the port; null if the header is malformed. */
export function hostOfHeader(header: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(header);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Reads the host name of an `Origin` header; null for the text `null` and for malformed headers. */
export function hostOfOrigin(header: string): string | null {
  const match = /^https?:\/\/([^/]+)$/i.exec(header);
  return match?.[1] === undefined ? null : hostOfHeader(match[1]);
}
