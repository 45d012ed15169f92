import { Icon, type IconName } from '../kit/art/Icon';

const features: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'client',
    title: 'Clientes',
    text: 'Contatos, empresa e observações de cada cliente, sempre à mão na hora de ligar.',
  },
  {
    icon: 'quote',
    title: 'Orçamentos',
    text: 'Itens, quantidades e preços somados na hora. Você acompanha da proposta à aprovação.',
  },
  {
    icon: 'project',
    title: 'Projetos',
    text: 'Um orçamento aprovado vira projeto sozinho, com etapas, prazo e responsável.',
  },
  {
    icon: 'payment',
    title: 'Pagamentos',
    text: 'O que foi entregue, o que foi pago e quanto falta, parcela por parcela.',
  },
  {
    icon: 'expense',
    title: 'Gastos',
    text: 'Despesas por categoria, com o total do mês e a média de cada gasto.',
  },
  {
    icon: 'dashboard',
    title: 'Dashboard',
    text: 'Receita, gastos e lucro na mesma linha, para decidir com calma.',
  },
];

export function Features() {
  return (
    <section id="features" className="features" aria-labelledby="features-title">
      <div className="measure">
        <div className="aside">
          <h2 id="features-title">Tudo o que o trabalho pede, nada além.</h2>
          <p>Seis páginas do mesmo caderno. Cada uma sabe o que a anterior anotou.</p>
        </div>
        <ul>
          {features.map(({ icon, title, text }) => (
            <li key={icon}>
              <Icon name={icon} size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
