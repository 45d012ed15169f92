import { memo } from 'react';

/** React's `memo` for components with a type parameter, because React's own type loses the parameter. */
export const genericMemo = memo as <Component>(component: Component) => Component;
