"""Paper: decks to cut out and worksheets with answers, as PDF with vector graphics."""
