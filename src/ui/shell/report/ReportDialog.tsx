import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';

import { ENTITIES } from '../../../features/app/entities/entities';
import { ACCOUNT_FORMAT } from '../../../features/app/ownData/accountFormat';
import { formsActions, selectAside } from '../../../features/app/forms/formsSlice';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import type { Recording } from '../../../features/app/report/recording';
import { reportName, type Environment, type Report } from '../../../features/app/report/report';
import { useAppDispatch, useAppSelector, useAppStore, type RootState } from '../../../store/hooks';
import { saveFile } from '../../records/saveFile';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field, FormGrid } from '../../kit/form/Field';
import { Fold } from '../../kit/form/Fold';
import { TextArea } from '../../kit/form/TextInput';
import { Facts, type Fact } from '../../kit/text/Facts';
import { countText } from '../../records/nouns';
import { CodeBlock } from '../../kit/text/CodeBlock';
import { buildName } from './buildName';

const Lead = chakra('p', { base: { marginBottom: '5', maxWidth: '62ch' } });

const Note = chakra('small', { base: { display: 'block', color: 'muted', fontSize: 'note' } });

const Choice = chakra('div', { base: { marginBlock: '4' } });

const Status = chakra('p', { base: { flex: 1, minWidth: 0, color: 'muted', fontSize: 'note' } });

/** How many characters of the file's content are shown. */
const SHOWN = 20_000;

/** The browser and the device on which this page runs. */
function environment(): Environment {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    build: buildName(),
    schema: ACCOUNT_FORMAT.version,
    locale,
    timeZone,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    colorScheme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  };
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** What replaces each kind of value in a protected report. */
const STAND_INS: readonly Fact[] = [
  {
    label: 'Trocados',
    value: 'nomes, e-mails, telefones, textos e buscas, letra por letra ao acaso; o tamanho fica',
  },
  {
    label: 'Valores',
    value: 'multiplicados pelo mesmo número secreto; quem conhece um deles descobre os outros',
  },
  {
    label: 'Apagados',
    value: 'CPF, CNPJ e chaves Pix, no lugar dos quais ficam exemplos, e linhas do extrato',
  },
  {
    label: 'Como são',
    value: 'datas, quantidades, categorias, situações, formas de pagamento e códigos dos registros',
  },
];

/** The content of the file as lines of label and value. */
function facts({ entries, lines }: Report<RootState>, after: RootState, real: boolean): Fact[] {
  const [first, last] = [entries[0], entries.at(-1)];
  const span = first && last ? `, das ${timeOf(first.at)} às ${timeOf(last.at)}` : '';
  const records = ENTITIES.map((entity) => countText(after[entity].ids.length, entity)).join(', ');
  return [
    { label: 'Ações', value: `${String(entries.length)}${span}` },
    { label: 'Registros', value: records },
    { label: 'Linhas de diagnóstico', value: String(lines.length) },
    ...(real
      ? [{ label: 'Como são', value: 'nomes, textos, buscas, valores e tudo o mais' }]
      : STAND_INS),
    { label: 'Não vão', value: 'senhas e o que foi digitado sem salvar' },
  ];
}

async function gzipped(text: string): Promise<ArrayBuffer> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(zipped).arrayBuffer();
}

/** A report, or the reason why it could not be made. */
type Made = { real: boolean } & ({ report: Report<RootState> } | { problem: string });

/**
 * Makes the report of what was recorded until the dialog opened. It is made again for each choice of the user. Null
 * until it is made.
 */
function useReport(recording: Recording<RootState>, real: boolean): Made | null {
  const { report: make } = useAppStore();
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isWanted = true;
    const end = (result: Made) => {
      if (isWanted) setMade(result);
    };
    make(recording, { environment: environment(), at: new Date(), note: '', real }).then(
      (report) => end({ real, report }),
      (error: unknown) => end({ real, problem: String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [make, recording, real]);
  return made?.real === real ? made : null;
}

/** The dialog 'Relatar problema': what was done last, as a file that the user can read and save. Nothing is sent. */
export default function ReportDialog() {
  const dispatch = useAppDispatch();
  const { recorder } = useAppStore();
  const [recording] = useState(recorder.recording);
  const [real, setReal] = useState(false);
  const note = useAppSelector(selectAside).note ?? '';
  const [savedNote, setSavedNote] = useState('');
  const [said, setSaid] = useState('');
  const made = useReport(recording, real);
  const report = made && 'report' in made ? made.report : null;
  const close = () => {
    // A note that was not saved is there again when the dialog opens again.
    if (note === savedNote) dispatch(formsActions.noteTyped(''));
    dispatch(navigationActions.panelClosed('report'));
  };
  const save = async () => {
    if (!report) return;
    const at = new Date();
    const name = reportName(at);
    try {
      const text = JSON.stringify({ ...report, at: at.getTime(), note });
      saveFile(name, 'application/gzip', await gzipped(text));
      setSavedNote(note);
      setSaid(`Arquivo salvo: ${name}`);
    } catch {
      setSaid('O navegador não deixou salvar o arquivo.');
    }
  };
  return (
    <Modal title="Relatar problema" size="lg" onCloseRequest={close}>
      <ModalBody>
        <Lead>
          O Ofício se lembra, só nesta aba, das últimas ações que você fez. Salve-as num arquivo e
          envie a quem cuida do Ofício: com ele o problema pode ser visto de novo. Nada é enviado
          por aqui.
        </Lead>
        <FormGrid>
          <Field label="O que aconteceu?" hint="Este texto vai como você escrever.">
            <TextArea
              value={note}
              onChange={({ target }) => dispatch(formsActions.noteTyped(target.value))}
            />
          </Field>
        </FormGrid>
        <Choice>
          <Checkbox checked={real} onToggle={setReal}>
            Incluir os dados reais
            <Note>Só se quem vai receber o arquivo precisar deles e você confiar.</Note>
          </Checkbox>
        </Choice>
        <section aria-label="O que vai no arquivo" aria-busy={!made}>
          {!made && <p>Preparando…</p>}
          {made && 'problem' in made && (
            <p role="alert">O arquivo não pôde ser preparado: {made.problem}</p>
          )}
          {report && <Facts items={facts(report, recording.after, real)} ruledAbove />}
          {report && (
            <Fold summary="Ver o conteúdo">
              <CodeBlock tabIndex={0}>{contentOf(report)}</CodeBlock>
            </Fold>
          )}
        </section>
      </ModalBody>
      <ModalFoot>
        <Status role="status">{said}</Status>
        <Button loading={!made} disabled={made !== null && !report} onClick={() => void save()}>
          Salvar arquivo
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** The beginning of the file as text, with the latest actions first. */
function contentOf({ entries, base, ...rest }: Report<RootState>): string {
  const text = JSON.stringify({ ...rest, entries: entries.slice(-20).reverse(), base }, null, 1);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}\n…` : text;
}
