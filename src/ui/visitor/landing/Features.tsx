import { chakra } from '@chakra-ui/react/styled-system';
import { Icon, type IconName } from '../../kit/art/Icon';
import {
  Column,
  ThreeColumns,
  ItemText,
  ItemTitle,
  PageWidth,
  Section,
  SectionTitle,
} from './layout';

const benefits = [
  {
    title: 'Menos planilha',
    text: 'Tudo o que o seu trabalho gera fica num caderno só, ligado do primeiro orçamento ao último recibo.',
  },
  {
    title: 'Preço com clareza',
    text: 'Cada item e cada valor à vista. O cliente aprova, você entrega e cobra sem refazer contas.',
  },
  {
    title: 'Lucro à vista',
    text: 'Receita menos gastos, sem mistério. Você sabe quanto ficou antes de o mês acabar.',
  },
] as const;

const Panel = chakra(Section, { base: { background: 'panel', color: 'panelInk' } });

const PanelText = chakra('p', {
  base: { marginTop: '2', maxWidth: '34em', color: 'panelMuted' },
});

export function Benefits() {
  return (
    <Panel id="benefits" aria-labelledby="benefits-title">
      <PageWidth>
        <SectionTitle id="benefits-title">O que muda no fim do mês</SectionTitle>
        <ThreeColumns marginTop={{ base: '8', md: '14' }} borderColor="panelLine">
          {benefits.map(({ title, text }) => (
            <Column key={title} borderColor="panelLine">
              <ItemTitle>{title}</ItemTitle>
              <PanelText>{text}</PanelText>
            </Column>
          ))}
        </ThreeColumns>
      </PageWidth>
    </Panel>
  );
}

const features: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clients',
    title: 'Clientes',
    text: 'Contatos, empresa e observações de cada cliente, sempre à mão na hora de ligar.',
  },
  {
    icon: 'quotes',
    title: 'Orçamentos',
    text: 'Itens, quantidades e preços somados na hora. Você acompanha da proposta à aprovação.',
  },
  {
    icon: 'projects',
    title: 'Projetos',
    text: 'Um orçamento aprovado vira projeto sozinho, com etapas, prazo e responsável.',
  },
  {
    icon: 'payments',
    title: 'Pagamentos',
    text: 'O que foi entregue, o que foi pago e quanto falta, parcela por parcela.',
  },
  {
    icon: 'expenses',
    title: 'Gastos',
    text: 'Despesas por categoria, com o total do mês e a média de cada gasto.',
  },
  {
    icon: 'dashboard',
    title: 'Dashboard',
    text: 'Receita, gastos e lucro na mesma linha, para decidir com calma.',
  },
];

const Beside = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '18' },
    gridTemplateColumns: { lg: '5fr 9fr' },
    paddingBlock: { base: '4rem', md: '28' },
  },
});

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '48px',
    gridTemplateColumns: { md: '1fr 1fr' },
    borderTop: '1px solid',
    borderColor: 'ink',
  },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: '4',
    alignItems: 'center',
    alignContent: 'start',
    padding: '24px 0 28px',
    borderBottom: 'hairline',
    '& > svg': { color: 'accent' },
    '& > p': { gridColumn: 2, marginTop: '1.5' },
  },
});

const Lead = chakra('p', {
  base: { marginTop: '4', maxWidth: '30em', fontSize: 'lead', color: 'muted' },
});

export function Features() {
  return (
    <chakra.section id="features" scrollMarginTop="4" aria-labelledby="features-title">
      <Beside>
        <div>
          <SectionTitle id="features-title">Tudo o que o trabalho pede, nada além.</SectionTitle>
          <Lead>Seis páginas do mesmo caderno. Cada uma sabe o que a anterior anotou.</Lead>
        </div>
        <List>
          {features.map(({ icon, title, text }) => (
            <Item key={icon}>
              <Icon name={icon} size={24} />
              <ItemTitle>{title}</ItemTitle>
              <ItemText>{text}</ItemText>
            </Item>
          ))}
        </List>
      </Beside>
    </chakra.section>
  );
}
