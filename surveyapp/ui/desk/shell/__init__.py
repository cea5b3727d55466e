"""The desk’s window: navigation, menus, layout kept, files dropped."""
