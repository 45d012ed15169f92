import { STATES } from '../../features/shared/brazil';

/** The options of a `Select` for a federal state of Brazil. */
export const StateOptions = () => (
  <>
    <option value="">Não informado</option>
    {STATES.map((state) => (
      <option key={state} value={state}>
        {state}
      </option>
    ))}
  </>
);
