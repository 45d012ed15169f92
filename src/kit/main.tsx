import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ColorSchemeToggle } from './ColorSchemeToggle';
import { WaitingScreen } from '../ui/kit/text/WaitingScreen';
import { applyColorScheme } from '../ui/theme/colorScheme';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { ArtRoom } from './ArtRoom';
import { ChoiceRoom } from './ChoiceRoom';
import { FiguresRoom } from './FiguresRoom';
import { FormRoom } from './FormRoom';
import { ListRoom } from './ListRoom';
import { overlays } from './overlays';
import { TextRoom } from './TextRoom';

const ROOMS = [FormRoom, ChoiceRoom, ListRoom, FiguresRoom, ArtRoom, TextRoom];
const WAITING = 'waiting-screen';

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Shows all parts by room. If the address names a part that covers the page, only that part is shown. */
function Kit() {
  const name = useSyncExternalStore(followHash, () => window.location.hash.slice(1));
  if (name === WAITING) return <WaitingScreen text="Carregando...">Bem-vinda!</WaitingScreen>;
  return (
    <chakra.main padding={{ base: '4', md: '10' }}>
      <HStack as="nav" wrap="wrap" gap="4">
        <h1>Kit</h1>
        <ColorSchemeToggle />
        {['', ...Object.keys(overlays), WAITING].map((each) => (
          <a key={each} href={`#${each}`}>
            {each || 'all'}
          </a>
        ))}
      </HStack>
      {overlays[name] ?? ROOMS.map((Each) => <Each key={Each.name} />)}
    </chakra.main>
  );
}

applyColorScheme();
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyColorScheme);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ThemeProvider>
    <Kit />
  </ThemeProvider>,
);
