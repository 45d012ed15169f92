import { chakra } from '@chakra-ui/react/styled-system';
import { Column, Columns } from './Columns';
import { ItemTitle, SectionTitle } from './headings';
import { Measure } from './Measure';

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
