import { memo } from 'react';

/** `memo` that keeps a component's type parameter, which React's own types lose. */
export const genericMemo = memo as <Component>(component: Component) => Component;
