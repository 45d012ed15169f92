import { chakra } from '@chakra-ui/react/styled-system';
import { Column, ThreeColumns, ItemText, PageWidth, Section, SectionTitle } from './layout';

const testimonials = [
  {
    name: 'Renata Moura',
    role: 'Designer de interiores',
    stars: 5,
    text: 'Eu mandava orçamento por mensagem e perdia o fio. Agora sei o que foi aprovado e o que ainda espera resposta.',
  },
  {
    name: 'Caio Ferraz',
    role: 'Fotógrafo',
    stars: 5,
    text: 'Dividir um trabalho em três vezes me confundia. Hoje abro a tela de pagamentos e a conta está feita.',
  },
  {
    name: 'Luíza Tavares',
    role: 'Tradutora',
    stars: 4,
    text: 'Cadastro os gastos no fim do dia e fecho o mês sabendo o lucro. Simples assim.',
  },
] as const;

const outOf = [1, 2, 3, 4, 5];

const Star = chakra('use', {
  base: { fill: 'none', stroke: 'accent', strokeWidth: 1.5, '&[data-lit]': { fill: 'accent' } },
});

const Row = chakra('div', { base: { display: 'flex', gap: '1' } });

function Stars({ count }: { count: number }) {
  return (
    <Row role="img" aria-label={`${count.toString()} de 5 estrelas`}>
      {outOf.map((place) => (
        <svg key={place} aria-hidden="true" width="18" height="18" viewBox="0 0 20 20">
          <Star href="#of-star" data-lit={place <= count ? '' : undefined} />
        </svg>
      ))}
    </Row>
  );
}

const Heading = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
  },
});

/** The note that the testimonials are examples. */
const Sample = chakra('p', {
  base: {
    padding: '5px 12px',
    fontSize: 'label',
    color: 'muted',
    border: '1px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'base',
  },
});

const Words = chakra('blockquote', {
  base: {
    textStyle: 'title',
    flex: 1,
    margin: '16px 0 24px',
    fontSize: { base: 'small', md: '1.375rem' },
    lineHeight: 1.3,
    textWrap: 'pretty',
  },
});

const Name = chakra('p', { base: { fontWeight: 600, fontSize: 'control' } });

export function Testimonials() {
  return (
    <Section id="testimonials" aria-labelledby="testimonials-title">
      <svg width="0" height="0" aria-hidden="true">
        <path
          id="of-star"
          d="M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9L6 11.9l-4.4-4 5.9-.7z"
        />
      </svg>
      <PageWidth>
        <Heading>
          <SectionTitle id="testimonials-title">Quem usa, conta</SectionTitle>
          <Sample>Depoimentos de exemplo</Sample>
        </Heading>
        <ThreeColumns marginTop="6" borderColor="ink">
          {testimonials.map(({ name, role, stars, text }) => (
            <Column key={name} display="flex" flexDirection="column" borderColor="hairline">
              <Stars count={stars} />
              <Words>“{text}”</Words>
              <Name>{name}</Name>
              <ItemText>{role}</ItemText>
            </Column>
          ))}
        </ThreeColumns>
      </PageWidth>
    </Section>
  );
}
