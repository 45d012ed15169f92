import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as Parts, useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { useControl } from './TextInput';
import type { Choice } from './choices';

interface SuggestInputProps<Suggestion extends Choice> {
  name: string;
  /** What is typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  paddingInline?: { lg: string };
  /** What the list is headed with. */
  title: string;
  /** What may be meant by what is typed; asked for while somebody types only. */
  suggest: (typed: string) => readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  children: (suggestion: Suggestion) => ReactNode;
}

function Title({ text }: { text: string }) {
  return (
    <chakra.div css={useComboboxStyles()['title']} aria-hidden="true">
      {text}
    </chakra.div>
  );
}

/**
 * A line of text that offers what may be meant while it is typed. What is typed stands, whatever is
 * offered: only a choice of the arrows or the pointer changes it.
 */
export function SuggestInput<Suggestion extends Choice>({
  name,
  value,
  onChange,
  onBlur,
  paddingInline,
  title,
  suggest,
  onChoose,
  children,
  ...input
}: SuggestInputProps<Suggestion>) {
  const control = useControl();
  const [isTyping, setIsTyping] = useState(false);
  const isAtEnd = useRef(true);
  const asked = isTyping ? value : null;
  // What is typed is there at once; what it may mean, of thousands of lines, may take a moment more.
  const settled = useDeferredValue(asked);
  const shownFor = asked === null ? null : settled;
  const collection = useMemo(
    () => createListCollection({ items: shownFor === null ? [] : suggest(shownFor) }),
    [suggest, shownFor],
  );
  const isOpen = isTyping && collection.size > 0;
  // Chakra's types know the variants of its own recipe alone.
  const variants = { wide: true };
  return (
    <Parts.Root
      recipe={comboboxRecipe}
      {...variants}
      name={name}
      collection={collection}
      open={isOpen}
      value={[]}
      inputValue={value}
      selectionBehavior="preserve"
      allowCustomValue
      openOnKeyPress={false}
      lazyMount
      unmountOnExit
      positioning={{
        strategy: 'fixed',
        placement: 'bottom-start',
        gutter: 4,
        sameWidth: false,
        // A head that stays in sight over the list has no room of its own.
        overflowPadding: 16,
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        onChange(inputValue);
        // Ark puts the caret at the end as it opens: who corrects a word in the middle types on.
        setIsTyping(isAtEnd.current);
      }}
      onOpenChange={({ open }) => {
        if (!open) setIsTyping(false);
      }}
      onValueChange={({ items: [chosen] }) => {
        if (chosen) onChoose(chosen);
      }}
    >
      <Parts.Control>
        <Parts.Input
          {...control}
          {...input}
          css={{ paddingInline }}
          onBlur={() => {
            // What is offered only by then would take the focus back; Ark closes what is open.
            if (!isOpen) setIsTyping(false);
            onBlur();
          }}
          onChange={({ currentTarget }) => {
            isAtEnd.current = currentTarget.selectionStart === currentTarget.value.length;
          }}
        />
      </Parts.Control>
      <Parts.Positioner>
        <Parts.Content data-wide="">
          <Title text={title} />
          {collection.items.map((suggestion) => (
            <Parts.Item key={suggestion.value} item={suggestion} persistFocus>
              {children(suggestion)}
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Positioner>
    </Parts.Root>
  );
}
