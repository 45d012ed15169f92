import { engineModule } from './engineModule';

// The server's entry point imports this first, so that the engine is compiled while other modules load.
void engineModule();
