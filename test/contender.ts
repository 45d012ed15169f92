/**
 * A process that takes the socket of a data folder when it is told to. It leaves the socket behind, as a killed
 * process does.
 */
import { open } from 'node:fs/promises';
import type { Server } from 'node:net';
import { dataFolder } from '../embedded/database/folder';
import { closeServer, takeSocket } from '../embedded/database/folderSocket';

async function main(): Promise<void> {
  const folder = dataFolder(process.argv[2] ?? '');
  const directory = await open(folder.root, 'r');
  let held: Server | null = null;
  const answer = async (message: unknown): Promise<boolean> => {
    if (message === 'take') {
      held = await takeSocket(folder, directory, (socket) => socket.destroy());
      return held !== null;
    }
    if (held !== null) await closeServer(held);
    return false;
  };
  process.on('message', (message) => {
    void answer(message).then((outcome) => process.send?.(outcome));
  });
  process.send?.('ready');
}

void main();
