import { openReplay } from './replay';

// `npm run replay` builds this page. The frame inside it runs the same script and shows the product.
openReplay();
