"""What the browser app knows from Python, as TypeScript and CSS, for scripts/write-mirrors."""
