/** Over a list: '1 projeto', '6 projetos, do mais novo ao mais antigo'; nothing over an empty one. */
export function countLead(
  count: number,
  one: string,
  many: string,
  order = 'do mais novo ao mais antigo',
): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}, ${order}`;
}
