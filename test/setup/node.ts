// supabase-js looks for a WebSocket when a client is constructed, and Node 20 has none. Nothing here
// opens a socket, so the name is all it takes.
if (!('WebSocket' in globalThis)) {
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, value: class {} });
}

export {};
