import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ViewModal } from '../kit/dialog/ViewModal';
import { RecordModal } from '../records/RecordModal';
import { ProjectForm } from './ProjectForm';
import { ProjectView } from './ProjectView';

const TITLES = {
  create: 'Novo Projeto',
  edit: 'Editar Projeto',
  view: 'Visualizar Projeto',
};

/** The projects' modal: a new project, one being edited, or one being looked at. */
export default function ProjectModal({ modal }: { modal: Modal<'projects'> }) {
  const dispatch = useAppDispatch();
  const { mode, id } = modal;
  const project = useAppSelector((root) => projectsSelectors.selectById(root, id));
  const title = TITLES[mode];
  const close = () => {
    dispatch(workspaceActions.modalClosed());
  };
  return (
    <RecordModal modal={modal} title={title} record={project}>
      {(known) =>
        mode === 'view' && known ? (
          <ViewModal title={title} readOnly={known.stages.length === 0} onClose={close}>
            <ProjectView project={known} />
          </ViewModal>
        ) : (
          <ProjectForm title={title} modal={modal} project={known} />
        )
      }
    </RecordModal>
  );
}
