import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldAria {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldAria>({});

/** Wiring from the surrounding `Field`; empty where there is none. */
export function useFieldAria(): FieldAria {
  return useContext(FieldContext);
}
