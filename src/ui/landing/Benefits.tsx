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
    <section id="benefits" className="benefits" aria-labelledby="benefits-title">
      <div className="measure">
        <h2 id="benefits-title">O que muda no fim do mês</h2>
        <ul className="columns">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
