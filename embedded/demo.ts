/** `npm run demo`: the same server with a freelancer's year in a data folder of its own. */
import './database/compileEarly';
import { DEMO_LOGIN, seedDemo } from './demo/seed';
import { runProgram } from './run';
import { readSettings } from './settings';

void runProgram(
  () => readSettings(process.env, './data/demo'),
  async (server) => {
    await seedDemo(server.database, new Date());
    return [`Demo login: ${DEMO_LOGIN.email}, password ${DEMO_LOGIN.password}`];
  },
);
