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

function Stars({ count }: { count: number }) {
  return (
    <div className="stars" role="img" aria-label={`${count.toString()} de 5 estrelas`}>
      {outOf.map((place) => (
        <svg key={place} aria-hidden="true" width="18" height="18" viewBox="0 0 20 20">
          <use href="#of-star" className={place <= count ? 'lit' : undefined} />
        </svg>
      ))}
    </div>
  );
}

export function Testimonials() {
  return (
    <section id="testimonials" className="testimonials" aria-labelledby="testimonials-title">
      <svg width="0" height="0" aria-hidden="true">
        <path
          id="of-star"
          d="M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9L6 11.9l-4.4-4 5.9-.7z"
        />
      </svg>
      <div className="measure">
        <div className="heading">
          <h2 id="testimonials-title">Quem usa, conta</h2>
          <p className="sample">Depoimentos de exemplo</p>
        </div>
        <ul className="columns">
          {testimonials.map(({ name, role, stars, text }) => (
            <li key={name}>
              <Stars count={stars} />
              <blockquote>“{text}”</blockquote>
              <p className="who">{name}</p>
              <p className="role">{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
