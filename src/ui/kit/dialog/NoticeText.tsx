import { AlertDescription, useAlertStyles } from '@chakra-ui/react/alert';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As much as a notice shows of a long text by itself. */
const LINES = 4;

/** Whether a text has more lines than it shows, whatever width it has. */
function useIsCut(text: RefObject<HTMLElement | null>, expanded: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() => {
      setIsCut(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [text, expanded]);
  return isCut;
}

interface Props {
  expanded: boolean;
  onToggle: (expanded: boolean) => void;
  children: string;
}

/** A notice's text: a few lines of it for the eye, the whole for screen readers and on a press. */
export function NoticeText({ expanded, onToggle, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, expanded);
  const { more } = useAlertStyles();
  return (
    <>
      <AlertDescription
        ref={text}
        // A text may have several lines, one a thing that it tells of.
        whiteSpace="pre-line"
        // Whole it may have to scroll, so the keyboard can reach it.
        {...(expanded
          ? { maxHeight: '30dvh', overflowY: 'auto', tabIndex: 0 }
          : { lineClamp: LINES })}
      >
        {children}
      </AlertDescription>
      {(isCut || expanded) && (
        <chakra.button
          type="button"
          css={more}
          aria-expanded={expanded}
          onClick={() => {
            onToggle(!expanded);
          }}
        >
          {expanded ? 'Mostrar menos' : 'Mostrar tudo'}
        </chakra.button>
      )}
    </>
  );
}
