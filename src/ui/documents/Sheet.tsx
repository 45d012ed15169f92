import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';
import documentStyles from '../../document.css';
import { pageRule, type Paper } from '../../features/business/documents/pageRule';
import type { DocumentContent, Line, Signature } from '../../features/business/documents/words';

/**
 * The paper on screen. What is on it has the look of `document.css`, which the client's page has too; that page is made
 * without Chakra.
 */
const PaperFrame = chakra('article', {
  base: {
    width: '100%',
    maxWidth: '794px',
    marginInline: 'auto',
    padding: { base: '28px 20px', md: '64px 72px 48px' },
    background: '#FFF',
    border: 'hairline',
    _print: { maxWidth: 'none', padding: 0, border: 0 },
  },
});

/** Labels with what they name. */
export const Lines = ({ look, lines }: { look: string; lines: readonly Line[] }) => (
  <dl className={look}>
    {lines.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const SignatureLine = ({ signature: { name, about } }: { signature: Signature }) => (
  <div className="signature">
    <strong>{name}</strong>
    {about}
  </div>
);

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, place) => <p key={place}>{text}</p>);

interface SheetProps {
  content: DocumentContent;
  paper?: Paper;
  children: ReactNode;
}

/**
 * A document on screen and on paper, with its provider above and its name below. Browsers do not translate it, because
 * it is what the client gets.
 */
export function Sheet({ content, paper, children }: SheetProps) {
  const { name, provider, credit, brand } = content;
  return (
    <PaperFrame
      className={brand.colour === null ? 'document' : 'document branded'}
      style={{ '--brand': brand.colour } as CSSProperties} // cast: the type knows no variables
      aria-label={name}
      translate="no"
    >
      <style>{documentStyles + pageRule(name, credit, paper)}</style>
      <header className="head">
        <div className="brand">
          {brand.logo !== null && <img src={brand.logo} alt="" />}
          <div>
            <p className="serif">{provider.name}</p>
            <p className="quiet">{provider.about}</p>
          </div>
        </div>
        <div className="contact">
          <Paragraphs texts={provider.lines} />
        </div>
      </header>
      {children}
      <footer className="foot">
        <span>{name}</span>
        <span>{credit}</span>
      </footer>
    </PaperFrame>
  );
}
