import { chakra } from '@chakra-ui/react/styled-system';
import { surfaceRecipe, surfaceTitleRecipe } from '../../theme/recipes/surface';

/** The background of a part of the page. */
export const Surface = chakra('section', surfaceRecipe);

export const SurfaceTitle = chakra('h2', surfaceTitleRecipe);

/** The room of a card until it is loaded. */
export const Room = ({ height }: { height: { base: string; md: string } }) => (
  <Surface minHeight={height} aria-busy />
);
