/** `npm start`: the embedded backend with the built app. Settings come from the environment. */
import './database/compileEarly';
import { runProgram } from './run';
import { readSettings } from './settings';

void runProgram(() => readSettings(process.env));
