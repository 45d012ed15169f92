import { memo } from 'react';

/** `memo` for a component with a type parameter, which React's own types forget. */
export const genericMemo = memo as <Component>(component: Component) => Component;
