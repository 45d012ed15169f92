import { Box } from '@chakra-ui/react/box';
import { Button } from '../ui/kit/form/Button';
import { Absent } from '../ui/kit/text/Absent';
import { NotLoaded } from '../ui/kit/text/NotLoaded';
import { Badge } from '../ui/kit/text/Badge';
import { CodeBlock } from '../ui/kit/text/CodeBlock';
import { Facts } from '../ui/kit/text/Facts';
import { SectionLink } from '../ui/kit/text/SectionLink';
import { Message } from '../ui/kit/text/Message';
import { PageHeader } from '../ui/kit/text/PageHeader';
import { Surface, SurfaceTitle } from '../ui/kit/text/Surface';
import { LONG_TEXT, LONG_WORD, Room, type State } from './Room';

const TONES = ['purple', 'yellow', 'green', 'red', 'neutral', 'progress'] as const;
const badges = TONES.map((tone): State => [
  `Badge, ${tone}`,
  <Badge key={tone} look={{ label: 'Em Andamento', tone }} />,
]);

const FACTS = [
  { label: 'Cliente', value: 'Padaria Estrela' },
  { label: 'Responsável', value: LONG_WORD },
  { label: 'Prazo', value: <NotLoaded /> },
];

const states = {
  ...Object.fromEntries(badges),
  'Badge, in a row': <Badge inRow look={{ label: LONG_TEXT, tone: 'red' }} />,
  Absent: <Absent>Data não informada</Absent>,
  CodeBlock: <CodeBlock tabIndex={0}>{`${LONG_TEXT}\n${LONG_WORD}`}</CodeBlock>,
  Facts: <Facts items={FACTS} />,
  SectionLink: (
    <Box position="relative" minHeight="44px">
      <SectionLink title="Ver projetos" onFollow={() => undefined}>
        Projetos
      </SectionLink>
    </Box>
  ),
  Message: <Message status="success">{LONG_TEXT}</Message>,
  'Message, with a title': (
    <Message status="error" title={LONG_WORD}>
      {LONG_TEXT}
    </Message>
  ),
  'Message, subtle': (
    <Message status="error" variant="subtle" title="Este cliente não existe mais.">
      {LONG_TEXT}
    </Message>
  ),
  NotLoaded: <NotLoaded />,
  'Surface, padded': (
    <Surface padded>
      <SurfaceTitle>Movimentações</SurfaceTitle>
      {LONG_TEXT}
    </Surface>
  ),
};

const header = (
  <PageHeader title="Resumo" lead={LONG_TEXT}>
    <Button variant="outline">Exportar</Button>
    <Button icon="plus">Novo Orçamento</Button>
  </PageHeader>
);

export const TextRoom = () => <Room name="text" states={states} wide={{ PageHeader: header }} />;
