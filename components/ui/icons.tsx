import type { ReactNode } from "react";

type IconProps = { className?: string };

export function icon(drawing: ReactNode) {
  return function Icon({ className = "size-5" }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

export const DocumentIcon = icon(<path d="M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6" />);
export const ClipIcon = icon(
  <path d="M19 11.5l-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5L13 4.5a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.1-2.1l7-7" />,
);
export const LayersIcon = icon(<path d="M12 4l9 4.5-9 4.5-9-4.5zM3.5 13L12 17.2 20.5 13" />);
export const FamilyIcon = icon(<path d="M5 4h6v5H5zM13 10.5h6v4h-6zM13 17h6v4h-6zM8 9v10h5M8 12.5h5" />);
export const NotEqualIcon = icon(<path d="M5 9h14M5 15h14M16 5L8 19" />);
export const HoleIcon = icon(<circle cx="12" cy="12" r="8" strokeDasharray="3.2 3" />);
export const BellIcon = icon(<path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21.5h4" />);
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13" />,
);
export const CalendarIcon = icon(<path d="M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8" />);
export const CameraIcon = icon(
  <path d="M4 7.5h4l1.5-2.5h5L16 7.5h4V19H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z" />,
);
export const UploadIcon = icon(<path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />);
export const DownloadIcon = icon(<path d="M12 4v12M7 11l5 5 5-5M4 18v2h16v-2" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ChevronDownIcon = icon(<path d="M6 9l6 6 6-6" />);
export const ChevronUpIcon = icon(<path d="M6 15l6-6 6 6" />);
export const ChevronLeftIcon = icon(<path d="M15 6l-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="M9 6l6 6-6 6" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8h.01" />
  </>,
);
export const WarningIcon = icon(<path d="M12 3.5L22 20H2zM12 10v4.5M12 17.5h.01" />);
export const ErrorIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6M12 16.5h.01" />
  </>,
);
export const AimIcon = icon(
  <>
    <circle cx="12" cy="12" r="5" />
    <path d="M12 3v5M12 16v5M3 12h5M16 12h5" />
  </>,
);
export const HistoryIcon = icon(<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4l3 2" />);
export const ActivityIcon = icon(<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />);
export const SaveIcon = icon(<path d="M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6" />);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
);
export const SendIcon = icon(<path d="M4 12l16-8-6 16-3-7zM11 13l9-9" />);
export const ChatIcon = icon(<path d="M4 5h16v11H9l-5 4z" />);
export const CommentIcon = icon(<path d="M4 5h16v11H9l-5 4zM12 8v5M9.5 10.5h5" />);
export const FieldIcon = icon(
  <path d="M8 4.5c-2 0-2.5 1-2.5 2.7v2.3c0 1.5-.7 2.5-2 2.5 1.3 0 2 1 2 2.5v2.3c0 1.7.5 2.7 2.5 2.7M16 4.5c2 0 2.5 1 2.5 2.7v2.3c0 1.5.7 2.5 2 2.5-1.3 0-2 1-2 2.5v2.3c0 1.7-.5 2.7-2.5 2.7M9.5 12h5" />,
);
export const CompareIcon = icon(<path d="M7 4v16M17 4v16M3 8l4-4 4 4M13 16l4 4 4-4" />);
export const SparkIcon = icon(<path d="M12 3l2 6.5L20.5 12 14 14.5 12 21l-2-6.5L3.5 12 10 9.5z" />);
export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 5.5" />
  </>,
);
export const UserOffIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5a6.5 6.5 0 0 1 13 0M16.5 9l5 5M21.5 9l-5 5" />
  </>,
);
export const UserCheckIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5a6.5 6.5 0 0 1 13 0M16 11.5l2 2 4-4.5" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </>,
);
export const FirmIcon = icon(<path d="M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13h.01M16.5 17h.01" />);
export const RiskIcon = icon(
  <path d="M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6a2.8 2.8 0 0 0 5 0z" />,
);
export const NumberListIcon = icon(
  <path d="M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 11.2c1.2-1.4 3-.4 1.8 1L4 14h2.4M4 16.5h2.2L5 18c2 .2 1.6 2.6-1 2" />,
);
export const IndentIcon = icon(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M4 9.5l3 2.5-3 2.5" />);
export const OutdentIcon = icon(<path d="M4 5h16M11 10h9M11 14h9M4 19h16M7 9.5L4 12l3 2.5" />);
export const KeyboardIcon = icon(<path d="M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h.01M17 14h.01M10 14h4" />);
export const SettingsIcon = icon(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
);
export const LogOutIcon = icon(<path d="M10 4H5v16h5M15 8l4 4-4 4M19 12H9" />);
export const EyeIcon = icon(
  <>
    <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
    <circle cx="12" cy="12" r="2.5" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.5 5.8A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.2 7.8A16 16 0 0 0 2 12s3.5 6.5 10 6.5c1.6 0 3-.4 4.2-1M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5" />,
);
export const EditIcon = icon(<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />);
export const TrashIcon = icon(<path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />);
export const TagIcon = icon(<path d="M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01" />);
export const FolderIcon = icon(<path d="M3.5 6h6l2 2.5h9V19h-17z" />);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const ColumnsIcon = icon(<path d="M4 5h16v14H4zM9.3 5v14M14.6 5v14" />);
export const RefreshIcon = icon(<path d="M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5" />);
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15" r="4" />
    <path d="M11 12l9-9M16 7l3 3" />
  </>,
);
export const KeyOffIcon = icon(
  <>
    <circle cx="8" cy="15" r="4" />
    <path d="M11 12l9-9M16 7l3 3M3 3l18 18" />
  </>,
);
export const MailIcon = icon(<path d="M4 6h16v12H4zM4.5 7l7.5 6 7.5-6" />);
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />);
export const BoldIcon = icon(<path strokeWidth="2.4" d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />);
export const ItalicIcon = icon(<path d="M10 5h8M6 19h8M14 5l-4 14" />);
export const UnderlineIcon = icon(<path d="M7 4v7a5 5 0 0 0 10 0V4M5 20h14" />);
export const StrikethroughIcon = icon(
  <path d="M4 12h16M16.5 8c-.6-2-2.3-3-4.5-3-2.6 0-4.5 1.3-4.5 3.3 0 1 .5 1.9 1.5 2.5M7.5 15.5c.5 2.2 2.2 3.5 4.7 3.5 2.8 0 4.8-1.4 4.8-3.6 0-.5-.1-1-.3-1.4" />,
);
export const BulletListIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />);
export const TableIcon = icon(<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 10v9" />);
export const UndoIcon = icon(<path d="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1" />);
export const RedoIcon = icon(<path d="M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1" />);
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />);
export const MoreIcon = icon(<path strokeWidth="2.6" d="M12 5.5h.01M12 12h.01M12 18.5h.01" />);
export const SortUpIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />);
export const SortDownIcon = icon(<path d="M12 5v14M6 13l6 6 6-6" />);
/** A spinner; add `animate-spin`. */
export const SpinnerIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" opacity=".25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </>,
);
