// supabase-js looks for a WebSocket when a client is created, and Node 20 has none. No test opens a socket, so an
// empty class is enough.
if (!('WebSocket' in globalThis)) {
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, value: class {} });
}

export {};
