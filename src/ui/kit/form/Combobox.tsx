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
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { Icon } from '../art/Icon';
import { afterPaint } from '../text/afterPaint';
import { useControl } from './TextInput';
import { NO_CHOICES, soughtAmong, type Choice, type SoughtChoices } from './choices';
import { FoundText } from './FoundText';
import { IconButton } from './IconButton';

export interface Creating {
  /** What making one is called, by what was sought; '' for nothing. */
  label: (query: string) => string;
  onCreate: (query: string) => void;
}

export interface ComboboxProps {
  name?: string;
  /** All that may be chosen, in their order; there may be thousands. */
  choices: readonly Choice[];
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string | undefined;
  /** What stands for a value that is not among the choices; where it filters, for any: there is less room. */
  otherwise?: string;
  /** Offers to make one that is not there yet, as the last choice. */
  creating?: Creating | undefined;
  /** What it filters by, where it does: 'Cliente'. Set, it says so by its look, and has a cross that ends that. */
  filters?: string;
  onFocus?: () => void;
}

/** What the choice that makes one begins with, as no id does; what was sought follows, fit for an id. */
const CREATE = 'create:';
/** Apart: a spread wider than Chakra's own types. */
const FILTERING = { filters: true };
const LONE_SURROGATES = /\p{Cs}/gu;

const count = (total: number): string =>
  `${total.toLocaleString('pt-BR')} ${total === 1 ? 'opção' : 'opções'}`;

/** What there is to choose from, by what is typed. */
interface Offer extends SoughtChoices {
  /** The choice that makes one. */
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
        <chakra.div css={styles['note']} aria-hidden="true">{`Nada com “${query}”.`}</chakra.div>
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

/** How many were found, for who does not see them; null while that is not known yet. */
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
  const { getInputProps } = useComboboxContext();
  return (
    <IconButton
      icon="close"
      label={`Limpar ${what.toLowerCase()}`}
      css={useComboboxStyles()['clear']}
      onClick={() => {
        // The cross goes with what it clears.
        document.getElementById(getInputProps().id ?? '')?.focus();
        onClear();
      }}
    />
  );
}

/** The choice of one of many, found by typing; what is typed and not chosen is forgotten. */
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
  // Null while what is chosen stands there.
  const [query, setQuery] = useState<string | null>(null);
  const highlighted = useRef<string | null>(null);
  /** The only one that was found is gone past, to what makes one. */
  const isPassed = useRef(false);
  const chosen = useMemo(() => choices.find((choice) => choice.value === value), [choices, value]);
  const typed = (query ?? '').trim();
  const createLabel = creating?.label;
  const offerFor = useCallback(
    (sought: string): Offer => ({
      ...soughtAmong(choices, sought, chosen),
      create: createLabel ? createChoice(sought, createLabel(sought)) : null,
    }),
    [choices, chosen, createLabel],
  );
  const asked = isOpen ? typed : null;
  const settled = useDeferredValue(asked);
  // What is typed is there at once; of thousands of choices, what it finds may take a moment more.
  const shownFor = typed === '' ? asked : settled;
  const offer = useMemo(
    () => (shownFor === null ? NO_OFFER : offerFor(shownFor)),
    [shownFor, offerFor],
  );
  const collection = useMemo(() => createListCollection({ items: itemsOf(offer) }), [offer]);
  /** What is offered for all that is typed, painted already or not. */
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
      // It is marked already: whoever goes down to it means it, and makes one only by going on.
      if (!isPassed.current) event.preventDefault();
      isPassed.current = true;
      return;
    }
    // Ark marks it only later.
    const items = itemsOf(offered);
    const found = items.find((item) => item.value === highlighted.current) ?? items[0];
    if (event.key === 'Enter') {
      event.preventDefault();
      close();
      choose(found?.value);
    }
    if (event.key !== 'Tab') return;
    // It is taken along by who goes on; making one is for who asks for it.
    if (!event.shiftKey && found?.value.startsWith(CREATE) !== true) choose(found?.value);
    // Ark hears only a frame after it has opened that somebody has left.
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
      onValueChange={(details) => {
        choose(details.value[0]);
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        isPassed.current = false;
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
        // Left for something else, with nothing but this to be meant.
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
              onKeyDown={(event) => {
                onKeyDown(event, () => {
                  setOpen(false);
                });
              }}
              onClick={({ currentTarget }) => {
                // Typing seeks anew; Ark puts the caret behind it as it opens.
                if (query !== null) return;
                afterPaint(() => {
                  currentTarget.select();
                });
              }}
            />
          )}
        </Parts.Context>
        {filters !== undefined && value !== '' ? (
          <Clear
            what={filters}
            onClear={() => {
              onChange('');
            }}
          />
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
