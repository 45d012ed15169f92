import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

import { countCompleted, type Project } from '../../features/projects/project';
import { projectsActions } from '../../features/projects/projectsSlice';
import { useAppDispatch } from '../../store/hooks';
import { Checkbox } from '../kit/form/Checkbox';
import { TileBar } from '../kit/figures/TileBar';
import { serif } from '../theme/type';
import { completion, stageName } from './labels';

const Root = chakra('section', {
  base: {
    marginTop: '6',
    '& > header': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '2',
      color: 'muted',
      fontSize: 'label',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& h3': { ...serif, color: 'ink', fontSize: 'small' },
    '& > p': { padding: '12px 0', borderTop: '1px solid', borderColor: 'hairline', color: 'muted' },
    '& ul': { marginTop: '4' },
    '& li': { borderTop: '1px solid', borderColor: 'hairline' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      padding: '8px 0',
      fontSize: 'control',
      cursor: 'pointer',
    },
    '& label > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& label > small': {
      color: 'muted',
      fontSize: 'note',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
});

/** A project's stages, each with its toggle; a click is shown at once and saved behind it. */
export function StageList({ project }: { project: Project }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { id, stages } = project;
  const done = countCompleted(stages);
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>Etapas</h3>
        {stages.length > 0 && (
          <span>
            {done} de {stages.length}
          </span>
        )}
      </header>
      {stages.length === 0 ? (
        <p>Nenhuma etapa definida para este projeto</p>
      ) : (
        <>
          <TileBar done={done} total={stages.length} label={`Progresso de ${project.name}`} />
          <ul>
            {stages.map((stage, index) => (
              // Toggles are saved by place, and stored ids need not be unique.
              <li key={index}>
                <StageToggle
                  name={stageName(stage, index)}
                  completed={stage.completed}
                  note={completion(stage)}
                  onToggle={(completed) => {
                    dispatch(projectsActions.stageToggled({ id, index, completed }));
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
}

interface StageToggleProps {
  name: string;
  completed: boolean;
  /** 'Concluído em …' */
  note: string | null;
  onToggle: (completed: boolean) => void;
}

function StageToggle({ name, completed, note, onToggle }: StageToggleProps) {
  const id = useId();
  return (
    <label>
      <Checkbox
        aria-labelledby={`${id}-name`}
        {...(note !== null && { 'aria-describedby': `${id}-note` })}
        checked={completed}
        onChange={(event) => {
          onToggle(event.target.checked);
        }}
      />
      <span id={`${id}-name`}>{name}</span>
      {note !== null && <small id={`${id}-note`}>{note}</small>}
    </label>
  );
}
