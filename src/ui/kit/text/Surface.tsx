import { chakra } from '@chakra-ui/react/styled-system';
import { surfaceRecipe, surfaceTitleRecipe } from '../../theme/recipes/surface';

/** The background of a part of the page. */
export const Surface = chakra('section', surfaceRecipe);

/** A surface's heading. */
export const SurfaceTitle = chakra('h2', surfaceTitleRecipe);
