import { chakra } from '@chakra-ui/react/styled-system';
import { Icon, type IconName } from '../kit/art/Icon';
import { Column, Columns, ItemTitle, Measure, SectionTitle } from './layout';

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

export function Benefits() {
  return (
    <chakra.section
      id="benefits"
      scrollMarginTop="16px"
      paddingBlock={{ base: '4rem', md: '28' }}
      background="panel"
      color="panelInk"
      aria-labelledby="benefits-title"
    >
      <Measure>
        <SectionTitle id="benefits-title">O que muda no fim do mês</SectionTitle>
        <Columns marginTop={{ base: '8', md: '14' }} borderColor="panelLine">
          {benefits.map(({ title, text }) => (
            <Column key={title} borderColor="panelLine">
              <ItemTitle>{title}</ItemTitle>
              <chakra.p marginTop="8px" maxWidth="34em" color="panelMuted">
                {text}
              </chakra.p>
            </Column>
          ))}
        </Columns>
      </Measure>
    </chakra.section>
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

const Beside = chakra(Measure, {
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
    columnGap: '16px',
    alignItems: 'center',
    alignContent: 'start',
    padding: '24px 0 28px',
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
});

export function Features() {
  return (
    <chakra.section id="features" scrollMarginTop="16px" aria-labelledby="features-title">
      <Beside>
        <div>
          <SectionTitle id="features-title">Tudo o que o trabalho pede, nada além.</SectionTitle>
          <chakra.p marginTop="4" maxWidth="30em" fontSize="lead" color="muted">
            Seis páginas do mesmo caderno. Cada uma sabe o que a anterior anotou.
          </chakra.p>
        </div>
        <List>
          {features.map(({ icon, title, text }) => (
            <Item key={icon}>
              <chakra.span color="accent">
                <Icon name={icon} size={24} />
              </chakra.span>
              <ItemTitle>{title}</ItemTitle>
              <chakra.p gridColumn="2" marginTop="6px" fontSize="control" color="muted">
                {text}
              </chakra.p>
            </Item>
          ))}
        </List>
      </Beside>
    </chakra.section>
  );
}
