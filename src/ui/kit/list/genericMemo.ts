import { memo } from 'react';

/** `memo` for components with a type parameter, which React's own type would lose. */
export const genericMemo = memo as <Component>(component: Component) => Component;
