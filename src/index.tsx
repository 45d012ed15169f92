import { createRoot } from 'react-dom/client';
import { Landing } from './ui/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no #root');
}
createRoot(root).render(
  <ThemeProvider>
    <Landing />
  </ThemeProvider>,
);
