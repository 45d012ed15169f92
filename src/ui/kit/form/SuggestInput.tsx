import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as Parts, useComboboxStyles } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { comboboxRecipe } from '../../theme/recipes/combobox';
import { useControl } from './TextInput';
import type { Choice } from './choices';

interface SuggestInputProps<Suggestion extends Choice> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  paddingInline?: { lg: string };
  /** The title above the suggestions. */
  title: string;
  /** Returns the suggestions for a text. It is called only while the user types. */
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
 * A text field with suggestions. The typed text is kept unless the user chooses a suggestion with the arrow keys
 * or the pointer.
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
  const typingQuery = isTyping ? value : null;
  // The field shows the typed text at once. If there are thousands of lines, the suggestions may follow a moment later.
  const deferredQuery = useDeferredValue(typingQuery);
  const shownFor = typingQuery === null ? null : deferredQuery;
  const collection = useMemo(
    () => createListCollection({ items: shownFor === null ? [] : suggest(shownFor) }),
    [suggest, shownFor],
  );
  const isOpen = isTyping && collection.size > 0;
  // Chakra's types only know the variants of Chakra's own recipe.
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
        // The space that the title above the list needs.
        overflowPadding: 16,
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        onChange(inputValue);
        // Ark moves the caret to the end of the text when the list opens. That would disturb a correction in the middle
        // of the text, so the list does not open for it.
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
            // Typing ends here if the list is not open yet, because a list that opens later would take the focus back.
            // Ark itself closes a list that is already open.
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
