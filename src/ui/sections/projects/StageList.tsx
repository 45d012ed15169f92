import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

import { countCompleted, type Project } from '../../../features/business/projects/project';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Checkbox } from '../../kit/form/Checkbox';
import { TileBar } from '../../kit/figures/TileBar';
import { completionText, stageName } from '../../records/texts/projectTexts';

const digits = 'tabular-nums lining-nums';

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '2',
    color: 'muted',
    fontSize: 'label',
    fontVariantNumeric: digits,
  },
});
const Title = chakra('h3', { base: { textStyle: 'title', color: 'ink', fontSize: 'small' } });
const None = chakra('p', {
  base: { borderTop: 'hairline', paddingBlock: '3', color: 'muted' },
});

const Stage = chakra('li', { base: { borderTop: 'hairline' } });

/** The stages of a project with their toggles. The toggles are optimistic. */
export function StageList({ project }: { project: Project }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { id, stages } = project;
  const done = countCompleted(stages);
  return (
    <chakra.section marginBottom="6" aria-labelledby={titleId}>
      <Header>
        <Title id={titleId}>Etapas</Title>
        {stages.length > 0 && (
          <span>
            {done} de {stages.length}
          </span>
        )}
      </Header>
      {stages.length === 0 ? (
        <None>Nenhuma etapa definida para este projeto</None>
      ) : (
        <>
          <TileBar done={done} total={stages.length} label={`Progresso de ${project.name}`} />
          <chakra.ul marginTop="4">
            {stages.map((stage, index) => (
              // Toggles are saved by index, because stored ids need not be unique.
              <Stage key={index}>
                <StageToggle
                  name={stageName(stage, index)}
                  completed={stage.completed}
                  note={completionText(stage)}
                  onToggle={(completed) =>
                    dispatch(projectsActions.stageToggled({ id, index, completed }))
                  }
                />
              </Stage>
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.section>
  );
}

interface StageToggleProps {
  name: string;
  completed: boolean;
  /** The note under a completed stage: 'Concluído em …'. Null for an open stage. */
  note: string | null;
  onToggle: (completed: boolean) => void;
}

function StageToggle({ name, completed, note, onToggle }: StageToggleProps) {
  return (
    <Checkbox
      display="flex"
      gap="3"
      paddingBlock="2"
      checked={completed}
      note={note}
      onToggle={onToggle}
    >
      {name}
    </Checkbox>
  );
}
