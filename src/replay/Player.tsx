import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';

import { differences } from '../features/app/report/difference';
import type { Entry } from '../features/app/report/recording';
import type { Replay } from '../features/app/report/replay';
import type { Report } from '../features/app/report/report';
import { devToolsFile } from '../features/app/report/devToolsFile';
import { ACCOUNT_FORMAT } from '../features/app/ownData/accountFormat';
import type { RootState } from '../store/rootReducer';
import { saveFile } from '../ui/records/saveFile';
import { Button } from '../ui/kit/form/Button';
import { Fold } from '../ui/kit/form/Fold';
import { SearchInput } from '../ui/kit/form/SearchInput';
import { Select } from '../ui/kit/form/Select';
import { CodeBlock } from '../ui/kit/text/CodeBlock';
import { Facts } from '../ui/kit/text/Facts';
import { SurfaceTitle } from '../ui/kit/text/Surface';
import { EntryList, type Numbered } from './EntryList';
import { Scrubber } from './Scrubber';
import { StageFrame } from './StageFrame';
import { dispatcherTexts, cut, divergenceText, instantText, valueText } from './texts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
    gridTemplateRows: { base: '60dvh auto auto', lg: 'minmax(0, 1fr) auto' },
    minHeight: '100dvh',
    height: { lg: '100dvh' },
  },
});

const Side = chakra('aside', {
  base: {
    gridColumn: { lg: 2 },
    gridRow: { base: 3, lg: '1 / 3' },
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    minWidth: 0,
    padding: '4',
    overflowY: { lg: 'auto' },
    background: 'surface',
    borderInlineStart: { lg: '1px solid' },
    borderColor: { lg: 'hairline' },
  },
});

const Verdict = chakra('p', {
  base: {
    padding: '3',
    borderRadius: 'base',
    fontSize: 'label',
    fontWeight: 600,
  },
  variants: {
    isRight: {
      true: { background: 'greenSoft', color: 'greenInk' },
      false: { background: 'redSoft', color: 'redInk' },
    },
  },
});

const Filter = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 140px', gap: '2' },
});

const Note = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

/** The most characters of an action that are shown. */
const SHOWN = 20_000;

type By = Entry['by'] | 'all';

/** Returns the actions that match a filter, with their positions in the recording. */
function filtered(entries: Report<RootState>['entries'], by: By, words: string): Numbered[] {
  const wanted = words.trim().toLowerCase();
  return entries
    .map((entry, index) => ({ entry, number: index + 1 }))
    .filter(
      ({ entry }) =>
        (by === 'all' || entry.by === by) && entry.action.type.toLowerCase().includes(wanted),
    );
}

interface Props {
  name: string;
  report: Report<RootState>;
  replay: Replay<RootState>;
}

/** The player of a report. It shows the product at one moment, the timeline, and the actions. */
export function Player({ name, report, replay }: Props) {
  const { entries, environment } = report;
  const [step, setStep] = useState(0);
  const [by, setBy] = useState<By>('all');
  const [words, setWords] = useState('');
  const shown = useMemo(() => filtered(entries, by, words), [entries, by, words]);
  const state = replay.states[step] ?? report.base;
  const entry = entries[step - 1];
  const moment = useMemo(
    () => ({
      recording: {
        stretches: [{ before: report.base, entries: entries.slice(0, step) }],
        after: state,
        lines: report.lines,
      },
      at: entries[step - 1]?.at ?? entries[0]?.at ?? report.at,
    }),
    [report, entries, step, state],
  );
  const before = replay.states[step - 1];
  const changed = useMemo(() => (before ? differences(before, state) : []), [before, state]);
  const { divergence } = replay;
  const isSameSchema = environment.schema === ACCOUNT_FORMAT.version;

  return (
    <Root>
      <StageFrame environment={environment} moment={moment} />
      <Scrubber
        entries={entries}
        step={step}
        onStep={setStep}
        previous={shown.findLast(({ number }) => number < step)?.number ?? (step > 0 ? 0 : null)}
        next={shown.find(({ number }) => number > step)?.number ?? null}
      />
      <Side aria-label="Relato">
        <SurfaceTitle as="h1">{name}</SurfaceTitle>
        <Verdict isRight={!divergence} role="status">
          {divergence ? divergenceText(divergence) : 'Termina no estado que foi gravado.'}
        </Verdict>
        {divergence && (
          <Button size="sm" variant="outline" onClick={() => setStep(divergence.after)}>
            Ir à ação {divergence.after}
          </Button>
        )}
        {!isSameSchema && (
          <Note>
            O relato tem o esquema {environment.schema}, e esta página o {ACCOUNT_FORMAT.version}: o
            que mudou entre eles não se vê como então.
          </Note>
        )}
        {report.note !== '' && <Note>{report.note}</Note>}
        <Filter>
          <SearchInput label="Filtrar ações" value={words} onChange={setWords} />
          <Select
            aria-label="Mostrar"
            value={by}
            onChange={({ target }) => {
              setBy(target.value as By); // cast: the options below are the only values
            }}
          >
            <option value="all">Todas</option>
            <option value="user">Intenções</option>
            <option value="saga">Fatos</option>
          </Select>
        </Filter>
        <EntryList shown={shown} step={step} onStep={setStep} />
        {entry && (
          <section aria-label="Ação mostrada">
            <Facts
              items={[
                { label: dispatcherTexts[entry.by], value: entry.action.type },
                { label: 'Quando', value: instantText(entry.at, environment) },
              ]}
            />
            <Fold summary={`O que mudou no estado (${String(changed.length)})`} open>
              <CodeBlock tabIndex={0}>
                {changed.length === 0
                  ? 'nada'
                  : changed
                      .map(
                        (each) =>
                          `${each.path.join('.')}\n  − ${valueText(each.before)}\n  + ${valueText(each.after)}`,
                      )
                      .join('\n')}
              </CodeBlock>
            </Fold>
            <Fold summary="A ação">
              <CodeBlock tabIndex={0}>
                {cut(JSON.stringify(entry.action, null, 1), SHOWN)}
              </CodeBlock>
            </Fold>
          </section>
        )}
        <Fold summary={`Linhas de diagnóstico (${String(report.lines.length)})`}>
          <CodeBlock tabIndex={0}>
            {report.lines
              .map(
                ({ at, message, detail }) =>
                  `${instantText(at, environment)}  ${message}\n  ${valueText(detail)}`,
              )
              .join('\n') || 'nenhuma'}
          </CodeBlock>
        </Fold>
        <Fold summary="De onde veio">
          <Facts
            items={[
              { label: 'Salvo em', value: instantText(report.at, environment) },
              { label: 'Fuso', value: environment.timeZone },
              { label: 'Versão', value: environment.build },
              {
                label: 'Esquema',
                value: isSameSchema
                  ? 'o mesmo desta página'
                  : `${String(environment.schema)}; o desta página é ${String(ACCOUNT_FORMAT.version)}`,
              },
              { label: 'Idioma', value: environment.locale },
              {
                label: 'Janela',
                value: `${String(environment.viewport.width)} × ${String(environment.viewport.height)}`,
              },
              {
                label: 'Valores',
                value: report.real
                  ? 'reais'
                  : 'protegidos: uma busca por valor, telefone, data ou meio de palavra pode achar outras linhas',
              },
            ]}
          />
        </Fold>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(`${name}-devtools.json`, 'application/json', devToolsFile(report))
          }
        >
          Salvar para o Redux DevTools
        </Button>
      </Side>
    </Root>
  );
}
