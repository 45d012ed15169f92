import { engineModule } from './engineModule';

// Imported first by what starts the server: the engine is compiled beside the loading of all else.
void engineModule();
