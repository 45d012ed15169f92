import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Modal, ModalBody } from '../kit/Modal';
import { ProjectForm } from './ProjectForm';
import { ProjectView } from './ProjectView';

const TITLES = {
  create: 'Novo Projeto',
  edit: 'Editar Projeto',
  view: 'Visualizar Projeto',
};

/** The projects' modal: a new project, one being edited, or one being looked at. */
export default function ProjectModal({ modal }: { modal: OpenModal }) {
  const dispatch = useAppDispatch();
  const { mode, id } = modal;
  const project = useAppSelector((root) => projectsSelectors.selectById(root, id));
  const title = TITLES[mode];
  if (mode === 'create') return <ProjectForm title={title} modal={modal} project={null} />;
  if (project && mode === 'edit') {
    return <ProjectForm title={title} modal={modal} project={project} />;
  }
  const close = () => {
    dispatch(workspaceActions.modalClosed());
  };
  return (
    <Modal title={title} onCloseRequest={close}>
      <ModalBody readOnly={project?.stages.length === 0}>
        {project ? <ProjectView project={project} /> : <p>Este projeto não existe mais.</p>}
      </ModalBody>
    </Modal>
  );
}
