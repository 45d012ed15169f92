import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import type { Party } from '../../features/quotes/quoteDetails';
import { daysBetween } from '../../features/shared/days';
import { formatDay } from '../kit/text/format';
import { pageRule } from '../documents/paper';
import { contactText, documentText, placeText } from '../documents/partyText';
import { quoteDocumentRecipe, SheetHead } from '../documents/SheetHead';
import { SheetItems } from './SheetItems';

const useStyles = () => useSlotRecipe({ recipe: quoteDocumentRecipe })();

function Title({ document }: { document: QuoteDocument }) {
  const { number, version, issuedOn, validUntil } = document;
  const styles = useStyles();
  const days = daysBetween(issuedOn, validUntil);
  return (
    <chakra.div css={styles.title}>
      <div>
        <chakra.h3 css={styles.heading}>Orçamento</chakra.h3>
        <chakra.p css={styles.number}>
          {number === null ? 'O número vem ao imprimir ou enviar' : `nº ${number}`}
          {version > 1 && ` · versão ${String(version)}`}
        </chakra.p>
      </div>
      <chakra.dl css={styles.dates}>
        <dt>Emitido em</dt>
        <dd>{formatDay(issuedOn)}</dd>
        <dt>
          {days > 0
            ? `Válido por ${String(days)} ${days === 1 ? 'dia' : 'dias'}, até`
            : 'Válido até'}
        </dt>
        <dd>
          <strong>{formatDay(validUntil)}</strong>
        </dd>
      </chakra.dl>
    </chakra.div>
  );
}

function Client({ party }: { party: Party }) {
  const styles = useStyles();
  const lines = [
    [party.about, contactText(party)].filter(Boolean).join(' · '),
    [documentText(party), placeText(party)].filter(Boolean).join(' · '),
  ];
  return (
    <chakra.div css={styles.party}>
      <chakra.span css={styles.termName}>Para</chakra.span>
      <div>
        <chakra.p css={styles.partyName}>{party.name ?? 'Cliente não encontrado'}</chakra.p>
        {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
      </div>
    </chakra.div>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <chakra.div css={styles.term}>
      <chakra.dt css={styles.termName}>{name}</chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

/** 'De 01/12/2026 a 22/12/2026', as far as it is set. */
function workText({ workStarts, workEnds }: QuoteDocument): string {
  if (workStarts && workEnds) return `De ${formatDay(workStarts)} a ${formatDay(workEnds)}`;
  if (workStarts) return `Início em ${formatDay(workStarts)}; término a combinar`;
  return workEnds ? `Término até ${formatDay(workEnds)}` : 'A combinar';
}

function Terms({ document }: { document: QuoteDocument }) {
  const styles = useStyles();
  return (
    <>
      <chakra.h4 css={styles.subheading}>Condições</chakra.h4>
      <chakra.dl css={styles.terms}>
        <Term name="Condições de pagamento">{document.paymentTerms ?? 'A combinar'}</Term>
        <Term name="Início e término">{workText(document)}</Term>
        {document.observations !== null && <Term name="Observações">{document.observations}</Term>}
      </chakra.dl>
    </>
  );
}

function Signatures({ document: { client, provider } }: { document: QuoteDocument }) {
  const styles = useStyles();
  const signature = (party: Party, under: string | null) => (
    <chakra.div css={styles.signature}>
      <strong>{party.name ?? ' '}</strong>
      {under}
    </chakra.div>
  );
  return (
    <chakra.div css={styles.signatures}>
      {signature(client, documentText(client) ?? client.about)}
      {signature(provider, documentText(provider))}
      <chakra.div css={styles.signature}>Data</chakra.div>
    </chakra.div>
  );
}

/** A quote's document on screen and on paper. It contains what the consumer code requires (art. 40). */
export function QuoteSheet({ document }: { document: QuoteDocument }) {
  const { number, credit } = document;
  const styles = useStyles();
  const name = number === null ? 'Orçamento' : `Orçamento nº ${number}`;
  const creditText = credit ? 'Feito no Ofício' : '';
  return (
    <chakra.article css={styles.root} aria-label={name}>
      <style>{pageRule(name, creditText)}</style>
      <SheetHead party={document.provider} />
      <Title document={document} />
      <Client party={document.client} />
      <SheetItems document={document} />
      <Terms document={document} />
      <chakra.p css={styles.law}>
        Aprovado, este orçamento obriga as duas partes e só muda por livre negociação. O que não
        está escrito aqui, mesmo de terceiros, não será cobrado. Código de Defesa do Consumidor,
        art.&nbsp;40.
      </chakra.p>
      <Signatures document={document} />
      <chakra.footer css={styles.foot}>
        <span>{name}</span>
        <span>{creditText}</span>
      </chakra.footer>
    </chakra.article>
  );
}
