import { createListCollection } from '@chakra-ui/react/collection';
import {
  Combobox as Parts,
  useComboboxContext,
  useComboboxStyles,
} from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { quoted } from '../../../features/shared/quoted';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { Icon } from '../art/Icon';
import { afterPaint } from '../hooks/afterPaint';
import { useControl } from './TextInput';
import { NO_CHOICES, matchingChoices, type Choice, type MatchingChoices } from './choices';
import { FoundText } from './FoundText';
import { IconButton } from './Button';

export interface CreateOption {
  /** Returns the label of the option that creates a record with this query; '' if no such option is offered. */
  label: (query: string) => string;
  onCreate: (query: string) => void;
}

export interface ComboboxProps {
  name?: string;
  /** All choices in order. There may be thousands. */
  choices: readonly Choice[];
  /** The value of the chosen option; '' if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string | undefined;
  /**
   * The text for a value that is not among the choices. A filter shows this text for every value, because it has less
   * room.
   */
  otherwise?: string;
  /** Offers the creation of a missing record, as the last option. */
  creating?: CreateOption | undefined;
  /**
   * The label of the filter: 'Cliente'. If it is set, the combobox looks like an active filter and has a button
   * that clears it.
   */
  filters?: string;
  onFocus?: () => void;
}

/**
 * The prefix of the creating option's value. No id starts with it. The rest of the value is the query, encoded for use
 * in an element's id.
 */
const CREATE = 'create:';
/** A constant, because an object that is spread is not checked against Chakra's narrower types of props. */
const FILTERING = { filters: true };
const LONE_SURROGATES = /\p{Cs}/gu;

const count = (total: number): string =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? 'opção' : 'opções'}`;

/** The options for a query. */
interface Offer extends MatchingChoices {
  /** The option that creates a record; null where none is offered. */
  create: Choice | null;
}

const NO_OFFER: Offer = { ...NO_CHOICES, create: null };

const createChoice = (typed: string, label: string): Choice => ({
  value: CREATE + encodeURIComponent(typed.replace(LONE_SURROGATES, '')),
  label,
});

const itemsOf = ({ shown, create }: Offer): readonly Choice[] =>
  create ? [...shown, create] : shown;

interface ListProps {
  offer: Offer;
  query: string;
}

function List({ offer: { shown, total, words, create }, query }: ListProps) {
  const styles = useComboboxStyles();
  return (
    <Parts.Content>
      {shown.map((choice) => (
        <Parts.Item key={choice.value} item={choice} persistFocus>
          <Parts.ItemText>
            <FoundText text={choice.label} words={words} />
          </Parts.ItemText>
        </Parts.Item>
      ))}
      {total === 0 && query !== '' && (
        <chakra.div
          css={styles['note']}
          aria-hidden="true"
        >{`Nada com ${quoted(query)}.`}</chakra.div>
      )}
      {total > shown.length && (
        <chakra.div css={styles['note']} aria-hidden="true">
          {`${count(total)}: digite para achar.`}
        </chakra.div>
      )}
      {create && (
        <Parts.Item item={create} persistFocus css={styles['create']}>
          <Icon name="plus" size={18} />
          <Parts.ItemText>{create.label}</Parts.ItemText>
        </Parts.Item>
      )}
    </Parts.Content>
  );
}

/** Announces the number of matches to screen readers. `total` is null while the number is unknown. */
function Found({ total }: { total: number | null }) {
  return (
    <chakra.span css={useComboboxStyles()['found']} role="status">
      {total !== null && count(total)}
    </chakra.span>
  );
}

interface ClearProps {
  what: string;
  onClear: () => void;
}

function Clear({ what, onClear }: ClearProps) {
  const { focus } = useComboboxContext();
  return (
    <IconButton
      icon="close"
      label={`Limpar ${what.toLowerCase()}`}
      css={useComboboxStyles()['clear']}
      onClick={() => {
        // The pressed button disappears, so the focus moves to the field.
        focus();
        onClear();
      }}
    />
  );
}

/**
 * A field in which the user chooses one of many options by typing. A query that matches no choice is discarded on
 * blur.
 */
export function Combobox({
  choices,
  value,
  onChange,
  otherwise = '',
  creating,
  name,
  placeholder,
  filters,
  ...input
}: ComboboxProps) {
  const control = useControl();
  const [isOpen, setIsOpen] = useState(false);
  // The typed query; null while the field shows the chosen value.
  const [query, setQuery] = useState<string | null>(null);
  const highlighted = useRef<string | null>(null);
  /** Whether the user has moved from the only match to the creating option. */
  const isMovedToCreating = useRef(false);
  const chosen = useMemo(() => choices.find((choice) => choice.value === value), [choices, value]);
  const typed = (query ?? '').trim();
  const createLabel = creating?.label;
  const offerFor = useCallback(
    (sought: string): Offer => ({
      ...matchingChoices(choices, sought, chosen),
      create: createLabel ? createChoice(sought, createLabel(sought)) : null,
    }),
    [choices, chosen, createLabel],
  );
  const openQuery = isOpen ? typed : null;
  const deferredQuery = useDeferredValue(openQuery);
  // The field shows the typed query at once. If there are thousands of choices, the matches may follow a moment later.
  const shownFor = typed === '' ? openQuery : deferredQuery;
  const offer = useMemo(
    () => (shownFor === null ? NO_OFFER : offerFor(shownFor)),
    [shownFor, offerFor],
  );
  const collection = useMemo(() => createListCollection({ items: itemsOf(offer) }), [offer]);
  /** The options for the typed query, even if they are not rendered yet. */
  const offeredNow = (): Offer => (shownFor === typed ? offer : offerFor(typed));
  const choose = (picked: string | undefined) => {
    if (picked === undefined || picked === value) return;
    if (picked.startsWith(CREATE))
      creating?.onCreate(decodeURIComponent(picked.slice(CREATE.length)));
    else onChange(picked);
  };
  const onKeyDown = (event: KeyboardEvent, close: () => void) => {
    if (!isOpen || typed === '' || event.ctrlKey || event.metaKey || event.altKey) return;
    const offered = offeredNow();
    if (event.key === 'ArrowDown' && offered.shown.length === 1 && offered.create) {
      // The only match is already highlighted, so the first arrow key stays on it. The second one moves to the
      // creating option.
      if (!isMovedToCreating.current) event.preventDefault();
      isMovedToCreating.current = true;
      return;
    }
    // Ark highlights the option only later, so the highlighted option is found here.
    const items = itemsOf(offered);
    const found = items.find((item) => item.value === highlighted.current) ?? items[0];
    if (event.key === 'Enter') {
      event.preventDefault();
      close();
      choose(found?.value);
    }
    if (event.key !== 'Tab') return;
    // Tab chooses the highlighted option, but never the creating one.
    if (!event.shiftKey && found?.value.startsWith(CREATE) !== true) choose(found?.value);
    // Ark, which has just opened, notices the lost focus only a frame later.
    setQuery(null);
  };
  return (
    <Parts.Root
      recipe={comboboxRecipe}
      {...(filters !== undefined && FILTERING)}
      name={name}
      collection={collection}
      value={value === '' ? [] : [value]}
      inputValue={query ?? (filters === undefined ? chosen?.label : null) ?? otherwise}
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
      placeholder={placeholder}
      positioning={{ strategy: 'fixed', gutter: 4 }}
      translations={{ triggerLabel: 'Mostrar opções' }}
      onValueChange={(details) => choose(details.value[0])}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        isMovedToCreating.current = false;
        setQuery(inputValue);
        if (inputValue === '' && value !== '') onChange('');
      }}
      onHighlightChange={({ highlightedValue }) => {
        highlighted.current = highlightedValue;
      }}
      onOpenChange={({ open, reason }) => {
        setIsOpen(open);
        if (open) return;
        setQuery(null);
        // The user left the field while exactly one option matched, so that option is chosen.
        const [only, ...others] = offeredNow().shown;
        if (reason === 'interact-outside' && typed !== '' && others.length === 0) {
          choose(only?.value);
        }
      }}
    >
      <Parts.Control data-set={value === '' ? undefined : ''}>
        <Parts.Context>
          {({ setOpen }) => (
            <Parts.Input
              {...control}
              {...input}
              aria-label={filters}
              onKeyDown={(event) => onKeyDown(event, () => setOpen(false))}
              onClick={({ currentTarget }) => {
                // Typing starts a new query. Ark moves the caret to the end when the list opens, so the caret is
                // put back.
                if (query !== null) return;
                afterPaint(() => currentTarget.select());
              }}
            />
          )}
        </Parts.Context>
        {filters !== undefined && value !== '' ? (
          <Clear what={filters} onClear={() => onChange('')} />
        ) : (
          <Parts.Trigger>
            <Icon name="chevron" size={18} />
          </Parts.Trigger>
        )}
      </Parts.Control>
      {isOpen && <Found total={shownFor === null ? null : offer.total} />}
      <Parts.Positioner>
        <List offer={offer} query={shownFor ?? ''} />
      </Parts.Positioner>
    </Parts.Root>
  );
}
